import { addLacking } from '@/lib/browser/add-lacking'

// What pdf.js calls and does not bring along, on the page and in its worker: Chrome 109 of Windows 7 lacks it, and iPhones
// that stay with iOS 16.
addLacking(Promise, {
  withResolvers<Result>(this: PromiseConstructor) {
    const resolvers: Partial<PromiseWithResolvers<Result>> = {}
    resolvers.promise = new this<Result>((resolve, reject) => {
      Object.assign(resolvers, { resolve, reject })
    })
    return resolvers
  },
})
addLacking(ArrayBuffer.prototype, {
  /** To a shorter one: nothing else is asked for. */
  transferToFixedLength(this: ArrayBuffer, length: number) {
    return this.slice(0, length)
  },
})
