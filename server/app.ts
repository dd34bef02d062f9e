import { join } from 'node:path'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { api } from '../lib/contract/index.ts'
import { createSessionReader } from './calls/auth.ts'
import { createOnce } from './calls/idempotency.ts'
import { assertImplemented } from './calls/implement.ts'
import { createVisitorAnswers } from './calls/visitor-answers.ts'
import { registerDrawnPages } from './first-paint/drawn-pages.ts'
import { prepareApi } from './plugins/api-scope.ts'
import { refuseUnreadable } from './plugins/client-error.ts'
import { registerCrossOrigin } from './plugins/cross-origin.ts'
import { handleError } from './plugins/errors.ts'
import { createHeaders, registerHeaders } from './plugins/headers.ts'
import { registerHealth } from './plugins/health.ts'
import { registerMetrics } from './plugins/metrics.ts'
import { registerOpenApi } from './plugins/openapi.ts'
import { registerOwnCalendar } from './plugins/own-calendar.ts'
import { registerRequestLog, requestId } from './plugins/request-log.ts'
import { notFoundPage, registerSite } from './plugins/site.ts'
import { registerStopReminders } from './plugins/stop-reminders.ts'
import { registerStorageGuard } from './plugins/storage-guard.ts'
import { registerWhatsappWebhook } from './plugins/whatsapp-webhook.ts'
import { notFound } from './problem.ts'
import { registerFiles } from './routes/files.ts'
import { registerRoutes } from './routes/register.ts'
import { createDrawing } from './services/certificates/drawing.ts'
import { createErrorRecord } from './services/error-record.ts'
import { featuresOf } from './services/features.ts'
import { memoryStore } from './services/file-store.ts'
import { createPasswords } from './services/passwords.ts'
import { createProgram } from './services/program.ts'
import { loggedOf, waysOf } from './services/senders.ts'
import { createSmallPictures } from './services/small-pictures.ts'
import { createTokens } from './services/tokens.ts'
import type { Deps, Services } from './start/deps.ts'

const SECOND = 1_000

/** Limits of a single call, so that slow or huge ones cannot hold the server. */
const createInstance = (
  { logger, config, handlerMs = 15 * SECOND }: Deps,
  setHeaders: ReturnType<typeof createHeaders>,
) =>
  Fastify({
    ...(logger !== undefined && { logger }),
    // A proxy tells who calls; without it all would share one login throttle.
    trustProxy: config.trustProxy,
    bodyLimit: 256 * 1024,
    // The longest upload; a shorter body, and a call without one, are waited for as long as handlerTimeout says.
    requestTimeout: 300 * SECOND,
    connectionTimeout: 60 * SECOND,
    keepAliveTimeout: 60 * SECOND,
    handlerTimeout: handlerMs,
    http: { headersTimeout: 10 * SECOND, connectionsCheckingInterval: SECOND },
    routerOptions: { maxParamLength: 200 },
    return503OnClosing: true,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    clientErrorHandler: refuseUnreadable,
    genReqId: requestId,
    frameworkErrors: (error, request, reply) => {
      setHeaders(reply)
      return handleError(error, request, reply)
    },
  })

const registerApi = (app: FastifyInstance) =>
  app.register(
    async (api) => {
      await prepareApi(api)
      api.get('/health', async (_request, reply) =>
        reply.type('application/json').send('{"ok":true}'),
      )
      registerOpenApi(api)
      registerRoutes(api)
      // A route, because an unknown path would fall through to the client's files.
      api.all('/*', async () => {
        throw notFound()
      })
    },
    { prefix: '/api/v1' },
  )

const decorate = (app: FastifyInstance, deps: Deps) => {
  const { db, config, clock, files } = deps
  const ways = waysOf(deps.senders)
  const logged = loggedOf(deps.senders)
  const services: Services = {
    config,
    clock,
    files,
    passwords: createPasswords(),
    tokens: createTokens(config.secret, config.publicUrl),
    ...{ ways, logged },
    whatsappTemplates: deps.whatsappTemplates ?? {},
    features: () => featuresOf({ ways, logged, config }),
    freeBytes: deps.freeBytes,
    errors: createErrorRecord(clock.now()),
    program: createProgram(join(import.meta.dirname, '..')),
    smallPictures: createSmallPictures(files, deps.smallPictures ?? memoryStore()),
    drawing: createDrawing(deps.signature ?? null),
  }
  app.decorate('database', db)
  app.decorate('sessions', createSessionReader(db))
  app.decorate('services', services)
  app.decorate('once', createOnce())
  app.decorate('visitorAnswers', createVisitorAnswers(deps.visitorAnswersMs ?? 0))
  app.decorate('implemented', new Map())
  app.decorateRequest('user', null)
  app.decorateRequest('arrivedAt')
  app.addHook('onRequest', async (request) => {
    request.arrivedAt = clock.now()
  })
}

/**
 * The whole application below its base path: API, uploaded files and, where there is one, the
 * exported client. It opens nothing and listens to nothing.
 *
 * @throws when a call of the contract has no handler.
 */
export const buildApp = async (deps: Deps): Promise<FastifyInstance> => {
  const { config, site } = deps
  const setHeaders = createHeaders(deps)
  const app = createInstance(deps, setHeaders)
  decorate(app, deps)
  registerHeaders(app, setHeaders)
  await registerCrossOrigin(app, config.allowedOrigins)
  if (deps.freeBytes) registerStorageGuard(app, deps.freeBytes)
  registerRequestLog(app, `${config.basePath}/api/`)
  if (deps.metrics) {
    const path = `${config.basePath}/metrics`
    const { db, freeBytes } = deps
    registerMetrics(app, { ...deps.metrics, path, db, ...(freeBytes && { freeBytes }) })
  }
  app.setErrorHandler(handleError)
  app.setNotFoundHandler(notFoundPage(site))
  await app.register(
    async (base) => {
      await registerApi(base)
      registerFiles(base)
      await base.register(registerStopReminders)
      if (deps.whatsappWebhook)
        await base.register(registerWhatsappWebhook, deps.whatsappWebhook)
      registerOwnCalendar(base)
      registerHealth(base, deps)
      if (site) {
        registerDrawnPages(base, site, `${config.basePath}/api/v1`)
        await registerSite(base, site)
      }
    },
    { prefix: config.basePath },
  )
  assertImplemented(app, api)
  if (config.basePath) {
    app.get(config.basePath, async (request, reply) => {
      const query = request.url.slice(config.basePath.length)
      return reply.redirect(`${config.basePath}/${query}`, 308)
    })
  }
  return app
}
