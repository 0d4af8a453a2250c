import type { Output, Request } from '@moisson/contract/call'
import { uploadDocument } from '@moisson/contract/document'
import { ApiError, errorOfAnswer, loggedTexts } from '../../../../api/api-error.ts'
import { currentBearer } from '../../../../api/bearer.ts'
import { apiBase } from '../../../../api/config.ts'
import type { RequestParts } from '../../../../api/request-of.ts'
import { requestOf } from '../../../../api/request-of.ts'
import { currentLanguage } from '../../../../words/language.ts'

/** A slow line takes its time for 20 MB. */
const timeoutMs = 900_000

/**
 * Sends a file and tells how far it is, from 0 to 1; `fetch` cannot. The same key means the same intention, so that
 * sending again after a cut never keeps the file twice.
 */
export async function sendFile(
  request: Request<typeof uploadDocument>,
  options: { key: string; signal: AbortSignal; onProgress: (share: number) => void },
): Promise<Output<typeof uploadDocument>> {
  const { url, method, headers, body } = requestOf(apiBase(), uploadDocument, request as RequestParts)
  const bearer = currentBearer()
  const token = await bearer.token()
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest()
    xhr.open(method, url)
    xhr.timeout = timeoutMs
    for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value)
    xhr.setRequestHeader('accept-language', currentLanguage())
    xhr.setRequestHeader('x-language', currentLanguage())
    xhr.setRequestHeader('idempotency-key', options.key)
    if (token) xhr.setRequestHeader('authorization', `Bearer ${token}`)
    xhr.upload.addEventListener('progress', (event) => {
      if (event.lengthComputable) options.onProgress(event.loaded / event.total)
    })
    const noAnswer = () => reject(new ApiError(loggedTexts.noAnswer))
    xhr.addEventListener('error', noAnswer)
    xhr.addEventListener('timeout', noAnswer)
    xhr.addEventListener('abort', () => reject(new DOMException('stopped', 'AbortError')))
    xhr.addEventListener('load', () => {
      const answer = parsed(xhr.responseText)
      if (xhr.status < 300) return resolve(answer as Output<typeof uploadDocument>)
      const error = errorOfAnswer(xhr.status, answer, xhr.getResponseHeader('x-request-id'))
      if (xhr.status !== 401) return reject(error)
      // The session ended while the file was on its way: it goes again once its person is back.
      const back = Promise.resolve(bearer.rejected(error, token))
      void back.then((isBack) => (isBack ? resolve(sendFile(request, options)) : reject(error)))
    })
    options.signal.addEventListener('abort', () => xhr.abort())
    xhr.send(body as XMLHttpRequestBodyInit)
  })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
