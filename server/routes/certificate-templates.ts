import type { FastifyInstance } from 'fastify'
import { api } from '../../lib/contract/index.ts'
import { implement, prepared } from '../calls/implement.ts'
import {
  addTemplate,
  allTemplates,
  changeTemplate,
  previewTemplate,
  readTemplate,
  removeTemplate,
} from '../services/certificates/templates.ts'
import { keepFile } from '../services/kept-uploads.ts'
import type { Services } from '../start/deps.ts'

const placeOf = ({ params, services }: { params: { id: string }; services: Services }) => ({
  ...{ id: params.id, services },
})

/** How certificates of the office look. */
export const certificateTemplateRoutes = (app: FastifyInstance): void =>
  implement(app, api.certificateTemplate, {
    list: ({ db }) => allTemplates(db),
    get: ({ db, params }) => readTemplate(db, params.id),
    create: ({ db, body }) => addTemplate(db, body),
    update: (call) => changeTemplate(call.db, placeOf(call), call.body),
    remove: (call) => removeTemplate(call.db, placeOf(call)),
    // Drawn before the transaction, in which nothing is left to do.
    preview: prepared(
      ({ db, body: { longest, ...layout }, now, ...call }) =>
        previewTemplate(db, placeOf(call), { layout, longest, now }),
      async (_, drawn) => ({ ...drawn, disposition: 'inline' as const }),
    ),
    uploadFile: keepFile,
  })
