import { source, sourceIn } from '@moisson/law/legal-points'
import { valueIn } from '@moisson/law/parameter'
import { individualCeilingShare } from '@moisson/law/parameters/limits'
import { REPLY_DAYS } from '@moisson/law/reply-days'
import { csgRate, crdsRate } from '@moisson/law/parameters/social-levies'
import { pass } from '@moisson/law/parameters/social-security-ceiling'
import type { Payload, PublicRoute } from './src/public/payload.ts'
import { inEach } from '@moisson/law/text'
import { percent, roundEuros } from '@moisson/law/words/figures'

/** What the public pages show beside their code, at the day of the build. */
export function payloadOf(route: PublicRoute, build: string, today: string): Payload {
  return {
    build,
    route,
    link_minutes: 15,
    resend_seconds: 30,
    password_characters: 14,
    figures: route === '/' ? figuresAt(today) : [],
  }
}

function figuresAt(today: string): Payload['figures'] {
  const ceiling = pass.on(today, 'provisional')
  const share = individualCeilingShare.on(today)
  const csg = csgRate.on(today, 'provisional')
  const crds = crdsRate.on(today, 'provisional')
  const year = ceiling.from.slice(0, 4)
  return [
    {
      label: {
        fr: `Part d’intéressement la plus haute pour une personne en ${year} : ${valueIn(share, 'fr')} du PASS`,
        en: `Highest intéressement share for one person in ${year}: ${valueIn(share, 'en')} of the annual ceiling`,
      },
      value: inEach((language) => roundEuros(Math.floor(ceiling.value * share.value), language)),
      source: {
        fr: `${sourceIn('collective_ceiling', 'fr')} · ${ceiling.text}`,
        en: `${sourceIn('collective_ceiling', 'en')} · ${ceiling.text}`,
      },
    },
    {
      label: {
        fr: 'CSG et CRDS retenues sur la prime, placée ou non',
        en: 'CSG and CRDS levied on the bonus, invested or not',
      },
      value: inEach((language) => percent(Math.round((csg.value + crds.value) * 100), language)),
      source: inEach(() => `${csg.text} · ${crds.text}`),
    },
    {
      label: {
        fr: 'Pour répondre, à compter du jour où chacun est informé',
        en: 'To answer, from the day each person is informed',
      },
      value: { fr: `${REPLY_DAYS}\u00a0jours`, en: `${REPLY_DAYS} days` },
      source: source('silence_without_a_plan'),
    },
  ]
}
