import type { FastifyInstance } from 'fastify'
import { CALENDAR_PATH, readOwnCalendar } from '../services/own-calendar.ts'
import { DATA_POLICY } from './headers.ts'

/** The address by which a calendar program keeps somebody's coachings; who has it needs no login. */
export const registerOwnCalendar = (app: FastifyInstance): void => {
  app.get<{ Params: { file: string } }>(
    `${CALENDAR_PATH}/:file`,
    async ({ params, headers }, reply) => {
      const found = await readOwnCalendar(app.database, app.services, params.file)
      reply
        .header('content-security-policy', DATA_POLICY)
        .header('cache-control', 'no-cache')
      if (!found)
        return reply
          .code(404)
          .type('text/plain; charset=utf-8')
          .send('Alamat kalender ini tidak berlaku lagi.')
      const { etag, text } = found
      reply.header('etag', etag)
      if (headers['if-none-match'] === etag) return reply.code(304).send()
      return reply.type('text/calendar; charset=utf-8').send(await text())
    },
  )
}
