const { TestEnvironment } = require('jest-environment-jsdom')

/** What a browser has and jsdom lacks (or has in a version that cannot talk to Node's fetch). */
const FROM_NODE = [
  'fetch',
  'Response',
  'Request',
  'Headers',
  'FormData',
  'Blob',
  'File',
  'AbortController',
  'AbortSignal',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'CompressionStream',
  'DecompressionStream',
  'TextEncoder',
  'TextDecoder',
  'Uint8Array',
  'ArrayBuffer',
  'structuredClone',
]

/** An open channel must not keep a finished test run alive. */
class TestBroadcastChannel extends BroadcastChannel {
  constructor(name) {
    super(name)
    this.unref()
  }
}

module.exports = class extends TestEnvironment {
  constructor(...options) {
    super(...options)
    for (const name of FROM_NODE) this.global[name] = globalThis[name]
    this.global.BroadcastChannel = TestBroadcastChannel
    Object.defineProperty(this.global, 'crypto', {
      value: globalThis.crypto,
      configurable: true,
      writable: true,
    })
  }
}
