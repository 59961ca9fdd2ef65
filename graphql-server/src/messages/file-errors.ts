const reasons: Readonly<Record<string, string>> = {
  EACCES: 'não há permissão para isso',
  EPERM: 'não há permissão para isso',
  EROFS: 'o disco só pode ser lido',
  ENOSPC: 'o disco está cheio',
  EDQUOT: 'a cota do disco acabou',
  EFBIG: 'o arquivo é grande demais para o disco',
  ENOENT: 'a pasta em que ficaria não existe',
  ENOTDIR: 'uma parte do caminho não é uma pasta',
  EISDIR: 'há uma pasta com este nome',
  EEXIST: 'já há um arquivo com este nome',
  ENOTEMPTY: 'já há uma pasta com este nome',
  ENAMETOOLONG: 'o nome é longo demais',
  EINVAL: 'o nome não é válido',
}

/**
 * Why a file or folder could not be written, in Portuguese.
 *
 * @returns null for what is no error of the file system
 */
export function fileErrorReason(error: unknown): string | null {
  const { code, syscall } = error as NodeJS.ErrnoException
  if (code === undefined || syscall === undefined) return null
  return reasons[code] ?? `o sistema respondeu ${code}`
}
