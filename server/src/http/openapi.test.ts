import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { calls } from '@moisson/contract/calls'
import { methodOf, pathOf } from '@moisson/contract/call'
import { openApiDocument } from './openapi.ts'
import matrix from './permission-matrix.json' with { type: 'json' }

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

test('every list of the specification is read the same way: items, their total, and where the next page starts', () => {
  const specified = new Set(matrix.calls.map(({ method, path }) => `${method} ${path}`))
  const lists = [...calls].filter(([name, { declaration }]) => {
    const of = `${methodOf(declaration)} ${pathOf(declaration)}`
    // The payroll file has lines and totals, not pages.
    return specified.has(of) && name !== 'exportPayroll' && 'items' in shapeOf(declaration.output)
  })
  expect(lists.length).toBeGreaterThan(12)
  for (const [name, { declaration }] of lists)
    expect([name, Object.keys(shapeOf(declaration.output))]).toEqual([
      name,
      expect.arrayContaining(['items', 'total', 'next_cursor']),
    ])
})

const shapeOf = (output: unknown): object =>
  (output as { def?: { shape?: object } } | undefined)?.def?.shape ?? {}
