import { setLocale } from 'yup'

/**
 * Indonesian defaults for every rule that carries no sentence of its own from §5.
 * Imported by `fields.ts` before any schema is built, because yup copies its messages then.
 */
setLocale({
  mixed: {
    default: 'Isian tidak valid',
    required: 'Wajib diisi',
    defined: 'Wajib diisi',
    notNull: 'Wajib diisi',
    notType: 'Isian tidak valid',
    oneOf: 'Pilihan tidak valid',
    notOneOf: 'Pilihan tidak valid',
  },
  string: {
    length: ({ length }) => `Harus ${length} karakter`,
    min: ({ min }) => `Minimal ${min} karakter`,
    max: ({ max }) => `Maksimal ${max} karakter`,
    matches: 'Format tidak valid',
    email: 'Email tidak valid',
    url: 'Alamat tautan tidak valid',
  },
  number: {
    min: ({ min }) => `Minimal ${min}`,
    max: ({ max }) => `Maksimal ${max}`,
    integer: 'Harus bilangan bulat',
  },
  array: {
    min: ({ min }) => `Minimal ${min} isian`,
    max: ({ max }) => `Maksimal ${max} isian`,
  },
  object: { noUnknown: 'Ada isian yang tidak dikenal' },
})
