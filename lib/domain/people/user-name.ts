/** A user name as it is kept and compared, whatever forms of its letters were typed (RFC 8265, NFKC). */
export const userNameOf = (typed: string): string => typed.normalize('NFKC')

/** Two names that fold alike are one name, without regard to case. */
export const foldUserName = (typed: string): string => userNameOf(typed).toLowerCase()
