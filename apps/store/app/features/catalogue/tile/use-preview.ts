import type { Image } from '@shop/contract'
import { createClient } from '@shop/contract/client'
import type { Locale } from '@shop/contract/locales'
import { useState } from 'react'
import { prefetches } from '../../../platform/navigation/store-link.tsx'
import { useLocale } from '../../../platform/words/use-locale.ts'

/** Pictures that a tile shows while it is hovered or focused; the page's data has none of them, as most are never looked at. */
interface PreviewImages {
  /** The back or a detail. */
  second: Image | null
  /** The colours by their URL. */
  colours: ReadonlyMap<string, Image>
}

/** Without the loading bar: a picture that does not come is not missed. */
const client = createClient()

const requested = new Map<string, Promise<PreviewImages | null>>()

async function fetchImages(id: number, lang: Locale): Promise<PreviewImages | null> {
  const answer = await client.call('/api/product/previews', { lang, ids: [id] })
  const preview = answer.success ? answer.data[0] : undefined
  if (!preview) return null
  return { second: preview.second_image, colours: new Map(preview.variants.map(({ url, image }) => [url, image])) }
}

/** One request per product and language, repeated only after a failure. */
function loadImages(id: number, lang: Locale): Promise<PreviewImages | null> {
  const key = `${lang} ${id}`
  const pending = requested.get(key)
  if (pending) return pending
  const loading = fetchImages(id, lang).then(images => {
    if (!images) requested.delete(key)
    return images
  })
  requested.set(key, loading)
  return loading
}

/** The picture that a tile shows over its own: the second one, or that of a colour, which goes first. */
export function usePreview(id: number) {
  const locale = useLocale()
  const [images, setImages] = useState<PreviewImages | null>(null)
  const [isSecond, setSecond] = useState(false)
  const [colour, setColour] = useState<string | null>(null)
  const load = () => void loadImages(id, locale).then(setImages)
  return {
    image: colour === null ? (isSecond ? images?.second : null) : images?.colours.get(colour),
    /** Nothing for those who save data. */
    onCardPreview: (wanted: boolean) => {
      if (wanted && prefetches) load()
      setSecond(wanted && prefetches)
    },
    onColourPreview: (url: string, wanted: boolean) => {
      if (wanted) load()
      setColour(wanted ? url : null)
    },
  }
}
