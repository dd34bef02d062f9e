import Fastify from 'fastify'
import { checkAnswers } from './answer-check.ts'

const CONFIG = { appName: 'E-Coaching', basePath: '/e-coaching' }
const category = { id: 'k1', name: 'Batas' }
const problem = (status: number) => ({
  ...{ type: 'about:blank', title: 'Ditolak', status, detail: 'Tidak boleh.' },
})

/** An app that answers `GET /category/:id` with whatever it is told to. */
const answering = (status: number, body: unknown, type = 'application/json') => {
  const app = Fastify()
  app.get('/e-coaching/api/v1/category/:id', async (_request, reply) =>
    reply.code(status).type(type).send(JSON.stringify(body)),
  )
  checkAnswers(app, CONFIG)
  return app.inject('/e-coaching/api/v1/category/k1?a=1')
}

const PROBLEM = 'application/problem+json'

test.each([
  ['the answer of the contract', 200, category, undefined],
  ['a refusal that the document tells', 404, problem(404), PROBLEM],
])('%s is let through', async (_, status, body, type) => {
  expect((await answering(status, body, type)).statusCode).toBe(status)
})

test.each([
  ['a field too many', 200, { ...category, secret: 1 }, undefined, 'additional properties'],
  ['a field too few', 200, { id: 'k1' }, undefined, "required property 'name'"],
  ['a number for a text', 200, { id: 1, name: 'Batas' }, undefined, '/id must be string'],
  ['null for a thing', 200, null, undefined, 'must be object'],
  ['JSON as a text', 200, category, 'text/plain', '200 as text/plain'],
  ['a status of no call', 418, problem(418), PROBLEM, 'category.get answers 418'],
  ['a refusal of another status', 404, problem(403), PROBLEM, 'tells another'],
  ['a refusal that is no problem', 404, { ...category, status: 404 }, PROBLEM, 'required'],
  ['a refusal as plain JSON', 404, problem(404), undefined, '404 as application/json'],
])('%s fails the test that asked for it', async (_, status, body, type, told) => {
  await expect(answering(status, body, type)).rejects.toThrow(told)
})
