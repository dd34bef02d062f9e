/**
 * Every call of §7, by the noun it is about: `api.faq.list`. A namespace and not an object, so that a
 * page carries only the files of the calls that it makes.
 */
export * as api from './calls.ts'
