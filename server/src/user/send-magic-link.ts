import { sendMagicLink } from '@moisson/contract/user'
import { orderLinkFor } from '../identity/order-link.ts'
import { handleFreely } from '../http/handle.ts'
import { signInLinkSeconds } from '../identity/mint-link.ts'

/** Sends a sign-in link to a known address, and answers the same whether it is known or not. */
export const handleSendMagicLink = handleFreely(sendMagicLink, async (context) => {
  const { email, redirect } = context.input.body
  const screen_number = await orderLinkFor(context, {
    kind: 'sign_in',
    mail: 'sign-in-link',
    email,
    redirect,
  })
  return { sent: true, expires_in_seconds: signInLinkSeconds, resend_after_seconds: 30, screen_number }
})
