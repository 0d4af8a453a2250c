import { useNavigate } from '@tanstack/react-router'
import { Chip } from '../kit/chip.tsx'
import { useWords } from '../words/catalogue.ts'
import { myDataWords } from './my-data-words.ts'
import type { Me } from './me.ts'

/** Whoever has several employers has a file with each: whose is shown, and the way to another's. */
export default function EmployerChoice({ me }: { me: Me }) {
  const words = useWords(myDataWords)
  const navigate = useNavigate()
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{words.employers}</legend>
      {me.companies.map(({ id, legal_name }) => (
        <Chip
          key={id}
          pressed={id === me.company_id}
          onPress={() =>
            void navigate({
              to: '.',
              search: (now) => ({ ...now, employer: id }),
              hash: true,
              replace: true,
              resetScroll: false,
            })
          }
        >
          {legal_name}
        </Chip>
      ))}
    </fieldset>
  )
}
