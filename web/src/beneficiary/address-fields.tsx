import { countryName } from '@moisson/core/record/country'
import { TextField } from '../kit/field.tsx'
import { useWords } from '../words/catalogue.ts'
import { useLanguage } from '../words/language.ts'
import { myDataWords } from './my-data-words.ts'
import type { OwnValues } from './me.ts'

type Address = NonNullable<OwnValues['address']>

/** An address of which nothing is known yet. */
export const noAddress: Address = { line1: null, line2: null, postal_code: null, city: null, country: 'FRA' }

/** The lines of one's own address; `stored` is the country on file, shown by its name. */
export function AddressFields(props: {
  value: Address | null
  stored: string | null | undefined
  told: { [Part in keyof Address]?: string | false | undefined }
  onChange: (value: Address) => void
}) {
  const words = useWords(myDataWords)
  const language = useLanguage()
  const shown = { ...noAddress, ...props.value }
  const part = (name: keyof Address) => ({
    name,
    value: shown[name] ?? '',
    error: props.told[name] || undefined,
    onChange: (event: { target: { value: string } }) =>
      props.onChange({ ...shown, [name]: event.target.value }),
  })
  // What is being typed stays as it is typed.
  const [country, stored] = [shown.country ?? '', props.stored || 'FRA']
  return (
    <>
      <TextField label={words.line1} autoComplete="address-line1" {...part('line1')} />
      <TextField label={words.line2} optional autoComplete="address-line2" {...part('line2')} />
      <div className="grid grid-cols-[8rem_1fr] gap-3">
        <TextField
          label={words.postalCode}
          inputMode={country === stored && stored === 'FRA' ? 'numeric' : undefined}
          autoComplete="postal-code"
          {...part('postal_code')}
        />
        <TextField label={words.city} autoComplete="address-level2" {...part('city')} />
      </div>
      <TextField
        label={words.country}
        autoComplete="country-name"
        {...part('country')}
        value={country === stored ? countryName(stored, language) : country}
      />
    </>
  )
}
