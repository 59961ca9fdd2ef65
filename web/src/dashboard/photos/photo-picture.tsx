import { useState } from 'react'
import { useObjectUrl } from '../../browser/use-object-url.ts'
import { photosMessages as texts } from '../../messages-photos.ts'
import { Photo } from '../../ui/photo.tsx'
import type { PhotoItem } from './photo-item.ts'

/** What a photo shows: the server's picture, or the file itself before it is sent. */
export function PhotoPicture({ item, place }: { item: PhotoItem; place: number }) {
  const alt = item.alt.trim() || texts.photo(place)
  if (item.saved)
    return <Photo image={item.saved.image} alt={alt} use="plain" sizes="(min-width: 30em) 16rem, 7rem" />
  return <FilePreview file={item.chosen.file} alt={alt} />
}

/** The server has the last word on a file that this browser cannot show. */
function FilePreview({ file, alt }: { file: File; alt: string }) {
  const url = useObjectUrl(file)
  const [isUnreadable, setIsUnreadable] = useState(false)
  if (isUnreadable) return <span className="none">{texts.noPreview}</span>
  return (
    url && (
      <img src={url} alt={alt} decoding="async" draggable={false} onError={() => setIsUnreadable(true)} />
    )
  )
}
