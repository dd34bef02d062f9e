import { getDefaultStore } from 'jotai'
import { dataSaverAtom } from '@/lib/browser/data-saver'
import { BASE_PATH } from '@/lib/env'

const pageLoaded = () =>
  new Promise<void>((done) => {
    if (document.readyState === 'complete') done()
    else window.addEventListener('load', () => done(), { once: true })
  })

async function register(workers: ServiceWorkerContainer) {
  /** Lets a worker keep the other public screens of its build as well. */
  function fill() {
    if (!getDefaultStore().get(dataSaverAtom)) workers.controller?.postMessage('fill')
  }
  // Behind the page's own files, which the worker then takes from the browser's cache.
  await pageLoaded()
  // The first worker, and that of each newer build, takes the page over as soon as it is installed.
  workers.addEventListener('controllerchange', fill)
  await workers.register(`${BASE_PATH}/sw.js`, { scope: `${BASE_PATH}/` })
  fill()
}

/** A worker of the built portal at the same address would answer for the development server. */
async function unregister(workers: ServiceWorkerContainer) {
  const registration = await workers.getRegistration(`${BASE_PATH}/`)
  await registration?.unregister()
}

/**
 * Installs the service worker of the build, which lets the portal open without a network. A browser
 * that has none or allows none (plain http beyond this machine) does without.
 */
export async function startServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator) || !window.isSecureContext) return
  const isBuilt = process.env.NODE_ENV === 'production'
  try {
    await (isBuilt ? register : unregister)(navigator.serviceWorker)
  } catch {
    // a full disk or a private window: the portal needs no worker
  }
}
