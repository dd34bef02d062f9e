const FORBIDDEN = /^q=0(\.0*)?$/

/** Whether a header like `Accept` names a value and does not forbid it by `q=0` (RFC 9110, 12.4.2). */
export const accepts = (header: string | undefined, value: string): boolean =>
  (header ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => part.split(';').map((word) => word.trim()))
    .some(
      ([name, ...terms]) => name === value && !terms.some((term) => FORBIDDEN.test(term)),
    )
