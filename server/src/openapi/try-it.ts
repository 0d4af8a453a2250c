/**
 * The script of the page, served in the demo only: signs in as a persona without keeping a cookie, and sends what the
 * form of a call holds with that bearer.
 */
export const tryItScript = `'use strict'
let bearer = ''
const who = document.getElementById('who')
const ask = (path, options) => fetch(path.replace(/^[/]/, ''), { credentials: 'omit', ...options })
const headers = () => ({
  accept: 'application/json',
  'x-language': document.documentElement.lang,
  ...(bearer ? { authorization: 'Bearer ' + bearer } : {}),
})
document.getElementById('people').addEventListener('click', async ({ target }) => {
  const persona = target.dataset.persona
  if (!persona) return
  const entered = await ask('demo/enter', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ persona }),
  })
  const session = await entered.json()
  bearer = session.id_token || ''
  const company = bearer ? await (await ask('company', { headers: headers() })).json() : null
  if (company && company.id)
    for (const field of document.querySelectorAll('form[data-path*="/company/{id}"] input[name=id]'))
      field.value = company.id
  // Said last: whoever reads it may press, and the company is filled in.
  who.textContent = bearer ? target.textContent : session.error
})
document.addEventListener('submit', async (event) => {
  const form = event.target
  if (!form.dataset.path) return
  event.preventDefault()
  const query = new URLSearchParams()
  const more = {}
  let path = form.dataset.path
  for (const field of form.querySelectorAll('input')) {
    if (field.dataset.in === 'path')
      path = path.replace('{' + field.name + '}', encodeURIComponent(field.value))
    else if (field.dataset.in === 'header') more[field.name] = field.value
    else if (field.value) query.set(field.name, field.value)
  }
  const body = form.querySelector('textarea')
  const shown = form.querySelector('pre')
  shown.hidden = false
  try {
    const answer = await ask(path + (query.size ? '?' + query : ''), {
      method: form.dataset.method,
      headers: { ...headers(), ...more, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: body.value } : {}),
    })
    const text = await answer.text()
    const isJson = (answer.headers.get('content-type') || '').includes('json')
    shown.textContent = answer.status + ' ' + (isJson && text ? JSON.stringify(JSON.parse(text), null, 2) : text)
  } catch (error) {
    shown.textContent = String(error)
  }
})
`
