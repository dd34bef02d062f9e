const { default: JsdomEnvironment } = require('@jest/environment-jsdom-abstract')
const jsdom = require('jsdom')

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

/**
 * What the application's style sheet, which is not loaded here, says and tests can tell. Nearly all its spans are items
 * of a row or a grid, so that a browser puts a space between them where it makes a name; the editor asks for pre-wrap.
 */
const STYLE =
  '<style>span, strong { display: inline-block } .ProseMirror { white-space: pre-wrap }</style>'

/** An open channel must not keep a finished test run alive. */
class TestBroadcastChannel extends BroadcastChannel {
  constructor(name) {
    super(name)
    this.unref()
  }
}

module.exports = class extends JsdomEnvironment {
  constructor(config, context) {
    super(config, context, jsdom)
    this.global.document.head.innerHTML = STYLE
    for (const name of FROM_NODE) this.global[name] = globalThis[name]
    this.global.BroadcastChannel = TestBroadcastChannel
    Object.defineProperty(this.global, 'crypto', {
      value: globalThis.crypto,
      configurable: true,
      writable: true,
    })
  }
}
