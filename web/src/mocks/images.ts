/** An image as the API describes it. */
export interface MockImage {
  url: string
  width: number
  height: number
  color: string
}

/** An image whose address says its number. */
export function mockImage(number: number, change: Partial<MockImage> = {}): MockImage {
  return {
    url: `/media/${String(number).padStart(64, '0')}`,
    width: 1600,
    height: 1200,
    color: '#3f8068',
    ...change,
  }
}
