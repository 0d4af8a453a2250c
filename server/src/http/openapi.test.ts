import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { calls } from '@moisson/contract/calls'
import { methodOf, pathOf } from '@moisson/contract/call'
import { openApiDocument } from './openapi.ts'

const document = openApiDocument('/api') as {
  openapi: string
  paths: Record<
    string,
    Record<
      string,
      {
        operationId: string
        parameters?: { name: string; in: string }[]
        requestBody?: { content: Record<string, { example?: unknown }> }
        responses: object
        security: object[]
      }
    >
  >
}

test('every declared call is documented at exactly its path and method', () => {
  for (const [name, { declaration }] of calls) {
    expect(document.paths[pathOf(declaration)]?.[methodOf(declaration).toLowerCase()]?.operationId).toBe(name)
  }
})

test('each parameter of a path is described, and each answer has a status', () => {
  for (const [path, methods] of Object.entries(document.paths)) {
    const named = [...path.matchAll(/\{(\w+)\}/g)].map((found) => found[1])
    for (const operation of Object.values(methods)) {
      const described = (operation.parameters ?? [])
        .filter((parameter) => parameter.in === 'path')
        .map((parameter) => parameter.name)
      expect([path, new Set(described)]).toEqual([path, new Set(named)])
      expect(Object.keys(operation.responses).every((status) => /^[2-5]\d\d$/.test(status))).toBe(true)
    }
  }
})

test('each documented example is accepted by its own call', () => {
  for (const [name, { declaration }] of calls) {
    const body = declaration.input?.body
    const operation = document.paths[pathOf(declaration)]?.[methodOf(declaration).toLowerCase()]
    const example = operation?.requestBody?.content['application/json']?.example
    if (body && example !== undefined)
      expect([name, z.safeParse(body, example).success]).toEqual([name, true])
  }
})

test('the document refers to nothing that it does not hold', () => {
  const text = JSON.stringify(document)
  const references = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map((found) => found[1])
  expect([...new Set(references)]).toEqual(['#/components/schemas/Error'])
})
