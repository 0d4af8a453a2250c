import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/** The token in the address of a page, which is then taken off it: it stays in no history, and reloading uses nothing up. */
export function useLinkToken(
  page: '/ratification' | '/cse' | '/projet' | '/login/authAction',
): string | null {
  const navigate = useNavigate()
  const hash = useLocation({ select: (location) => location.hash })
  const inAddress = new URLSearchParams(hash).get('token')
  const [token, setToken] = useState(inAddress)
  if (inAddress !== null && inAddress !== token) setToken(inAddress)
  useEffect(() => {
    if (inAddress !== null) void navigate({ to: page, hash: '', replace: true })
  }, [inAddress, navigate, page])
  return token
}
