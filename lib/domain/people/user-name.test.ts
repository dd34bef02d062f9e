import { foldUserName, userNameOf } from './user-name.ts'

test('all forms of the letters of a name are one name, without regard to case', () => {
  expect(userNameOf('Ｓａｒｉ')).toBe('Sari')
  expect(foldUserName('ＳＡＲＩ')).toBe(foldUserName('sari'))
  expect(foldUserName('sari')).not.toBe(foldUserName('sara'))
})
