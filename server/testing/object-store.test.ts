import { authorizationOf } from './object-store.ts'

const EMPTY = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'

/** "Signature Calculations for the Authorization Header", example GET Object, of Amazon's own reference. */
test('the store of the tests signs the published example as it is published', () => {
  const headers = {
    ...{ host: 'examplebucket.s3.amazonaws.com', range: 'bytes=0-9' },
    ...{ 'x-amz-content-sha256': EMPTY, 'x-amz-date': '20130524T000000Z' },
  }
  const account = {
    ...{ accessKeyId: 'AKIAIOSFODNN7EXAMPLE', region: 'us-east-1' },
    secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  }
  const request = { method: 'GET', url: '/test.txt', headers }
  expect(authorizationOf(request, Object.keys(headers), account)).toBe(
    'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request, ' +
      'SignedHeaders=host;range;x-amz-content-sha256;x-amz-date, ' +
      'Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  )
})
