import { setPassword } from '@moisson/contract/identity'
import { sayAndClose } from '../../../form/say-and-close.ts'
import { useChange } from '../../../api/change.ts'
import { FormDialog } from '../../../form/form-dialog.tsx'
import { useForm } from '../../../form/use-form.tsx'
import { useUser } from '../../../session/account.ts'
import { useWords } from '../../../words/catalogue.ts'
import PasswordField from '../../../session/password-field.tsx'
import { StrengthMeter } from '../../../session/strength-meter.tsx'
import { profileWords } from './-profile-words.ts'

const leastCharacters = 14
const fieldOf = { 'invalid-credential': 'current', weak_password: 'password' } as const

/** Sets a first password, or changes it given the present one. */
export default function PasswordDialog({ onClose }: { onClose: () => void }) {
  const words = useWords(profileWords)
  const user = useUser()
  const change = useChange(setPassword)
  const form = useForm(
    { current: '', password: '' },
    {
      change,
      fieldOf,
      send: ({ current, password }) =>
        change.send({ body: { password, ...(user.has_password ? { current } : {}) } }),
      done: () => sayAndClose(words.passwordChanged, onClose),
    },
  )
  return (
    <FormDialog
      {...form.sends}
      size="small"
      title={user.has_password ? words.password : words.setPassword}
      submit={words.save}
      onClose={onClose}
    >
      <input type="text" name="username" autoComplete="username" value={user.email} readOnly hidden />
      {user.has_password && (
        <PasswordField
          label={words.currentPassword}
          autoComplete="current-password"
          {...form.value('current')}
        />
      )}
      <PasswordField
        label={words.newPassword}
        help={words.newPasswordHelp}
        autoComplete="new-password"
        {...form.value('password')}
      />
      <StrengthMeter password={form.values.password} least={leastCharacters} />
    </FormDialog>
  )
}
