/** The names under which a test has the browser save files; to be asked for where its hooks stand. */
export const savedFiles = (): string[] => {
  const saved: string[] = []
  beforeEach(() => {
    saved.length = 0
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download)
    })
  })
  return saved
}
