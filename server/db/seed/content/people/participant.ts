/** A participant: name, gender, position, education, index of the institution (or its name). */
export type ParticipantContent = readonly [
  fullName: string,
  gender: 'L' | 'P',
  jabatan: string,
  pendidikan: string,
  instansi: number | string,
]
