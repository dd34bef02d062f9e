import { fileSizeText } from './file-size.ts'

test.each([
  [0, '1 KB'],
  [1, '1 KB'],
  [48_200, '47 KB'],
  [1_048_000, '1023 KB'],
  [1_048_576, '1,0 MB'],
  [12_900_000, '12,3 MB'],
  [104_857_600, '100,0 MB'],
])('%d bytes are %s', (bytes, text) => {
  expect(fileSizeText(bytes)).toBe(text)
})
