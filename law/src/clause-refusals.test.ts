import { expect, test } from 'vitest'
import { refusalOfClause } from './clause-refusals.ts'

test.each([
  ['fixed sum guaranteed to each employee', 'NOT_RANDOM'],
  ['2% of turnover, whatever its evolution', 'NOT_RANDOM'],
  ['2 % of turnover', 'NOT_RANDOM'],
  ['individual appraisal grade of each employee', 'INDIVIDUAL_OBJECTIVE'],
  ['negative result of year N carried against N+1', 'NEGATIVE_CARRY_FORWARD'],
  ['objective set after the end of the period', 'NOT_RANDOM'],
  ['presence on 31 December required', 'PRESENCE_CONDITION'],
  ['condition de présence au 31 décembre', 'PRESENCE_CONDITION'],
  ['bands of presence 25/50/75/100 % of the share', 'NOT_PROPORTIONAL'],
  ['six months of seniority', 'MAX_3_MONTHS'],
  ['replaces the thirteenth month', 'SUBSTITUTION'],
])('« %s » calls for %s', (clause, code) => expect(refusalOfClause(clause)).toBe(code))

test.each([
  '10 % of the operating result above 100 000 €',
  '2 % of the growth of turnover over the year before',
  'three months of seniority',
  '1 % of payroll when the accident rate falls below 4',
])('« %s » calls for nothing', (clause) => expect(refusalOfClause(clause)).toBeNull())
