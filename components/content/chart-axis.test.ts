import { axisMaximum } from './chart-axis'

describe("§9 'rounds the axis maximum up … to 10, 50, 100, 200, 500 or 1000'", () => {
  it.each([
    [0, 10],
    [7, 10],
    [10, 10],
    [11, 50],
    [50, 50],
    [51, 100],
    [101, 200],
    [201, 500],
    [501, 1000],
    [1000, 1000],
    [1001, 2000],
    [2000, 2000],
    [12_345, 13_000],
  ])('%i gives %i (above 1000: decision 65)', (largest, expected) => {
    expect(axisMaximum(largest)).toBe(expected)
  })
})
