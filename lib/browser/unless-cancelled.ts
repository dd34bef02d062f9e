/** What work comes to; undefined as soon as it is called off, whatever it still waits for. */
export const unlessCancelled = <Result>(
  signal: AbortSignal,
  work: Promise<Result>,
): Promise<Result | undefined> =>
  Promise.race([
    new Promise<undefined>((end) => {
      signal.addEventListener('abort', () => end(undefined))
    }),
    work,
  ])
