import { chooseDataSaver } from '@/lib/browser/data-saver'
import { startServiceWorker } from '@/lib/browser/service-worker'

const worker = () => ({ postMessage: jest.fn() })
const registration = { unregister: jest.fn() }

class Workers extends EventTarget {
  controller: ReturnType<typeof worker> | null = null
  register = jest.fn()
  getRegistration = jest.fn().mockResolvedValue(registration)
  /** A worker is installed and claims the page. */
  takeOver(next = worker()) {
    this.controller = next
    this.dispatchEvent(new Event('controllerchange'))
    return next
  }
}

let workers: Workers

function surroundings({ mode = 'production', isSecure = true } = {}) {
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: mode as 'production' })
  Object.defineProperty(window, 'isSecureContext', { value: isSecure, configurable: true })
  Object.defineProperty(navigator, 'serviceWorker', {
    value: workers,
    configurable: true,
  })
}

beforeEach(() => {
  workers = new Workers()
})
afterEach(async () => {
  Reflect.deleteProperty(navigator, 'serviceWorker')
  await chooseDataSaver(false)
})

it('installs the worker of the base path and lets it keep the public screens', async () => {
  surroundings()
  await startServiceWorker()
  expect(workers.register).toHaveBeenCalledWith('/e-coaching/sw.js', {
    scope: '/e-coaching/',
  })
  expect(workers.takeOver().postMessage).toHaveBeenCalledWith('fill')
})

it('lets the worker of a newer build keep them too', async () => {
  surroundings()
  const earlier = workers.takeOver()
  await startServiceWorker()
  expect(earlier.postMessage).toHaveBeenCalledWith('fill')
  expect(workers.takeOver().postMessage).toHaveBeenCalledWith('fill')
})

it('waits until the page itself has loaded', async () => {
  surroundings()
  jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
  const started = startServiceWorker()
  await Promise.resolve()
  expect(workers.register).not.toHaveBeenCalled()
  window.dispatchEvent(new Event('load'))
  await started
  expect(workers.register).toHaveBeenCalled()
})

it("fetches no screen ahead under 'Hemat data'", async () => {
  surroundings()
  await chooseDataSaver(true)
  await startServiceWorker()
  expect(workers.register).toHaveBeenCalled()
  expect(workers.takeOver().postMessage).not.toHaveBeenCalled()
})

it('does without on plain http and in a browser that has none', async () => {
  surroundings({ isSecure: false })
  await startServiceWorker()
  expect(workers.register).not.toHaveBeenCalled()
  Reflect.deleteProperty(navigator, 'serviceWorker')
  await expect(startServiceWorker()).resolves.toBeUndefined()
})

it('takes a worker of the built portal away in development', async () => {
  surroundings({ mode: 'development' })
  await startServiceWorker()
  expect(registration.unregister).toHaveBeenCalled()
  expect(workers.register).not.toHaveBeenCalled()
})

it('goes on where the browser refuses', async () => {
  surroundings()
  workers.register.mockRejectedValue(new Error('QuotaExceededError'))
  await expect(startServiceWorker()).resolves.toBeUndefined()
})
