import { zip, zipped } from './archive.ts'
import { picture } from './pictures.ts'

/** A ZIP archive with a picture of each name, and other files. */
export async function photoZip(
  names: readonly string[],
  others: Parameters<typeof zip>[0] = {},
): Promise<Buffer> {
  const pictures = await Promise.all(names.map(async (name) => [name, zipped(await picture(name))] as const))
  return zip({ ...Object.fromEntries(pictures), ...others })
}
