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
  const csg = csgRate.on(today, 'provisional')
  const crds = crdsRate.on(today, 'provisional')
  const year = ceiling.from.slice(0, 4)
  return [
    {
      label: {
        fr: `Part d’intéressement la plus haute pour une personne en ${year} : 75 % du PASS`,
        en: `Highest intéressement share for one person in ${year}: 75% of the annual ceiling`,
      },
      value: inEach((language) => roundEuros(Math.floor(ceiling.value * 75), language)),
      source: {
        fr: `C. trav. art. L3314-8 · ${ceiling.text}`,
        en: `Labour Code art. L3314-8 · ${ceiling.text}`,
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
      value: { fr: '15\u00a0jours', en: '15 days' },
      source: { fr: 'C. trav. art. R3313-12', en: 'Labour Code art. R3313-12' },
    },
  ]
}
