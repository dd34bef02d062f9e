import { ExternalLink, Play } from 'lucide-react'
import { useState } from 'react'
import { type VideoSource, videoSource } from '@/components/content/video-source'
import { ForestIllustration } from '@/components/ui/forest-illustration'

type VideoEmbedProps = {
  /** The link as the admin gave it (`tautan`). */
  url: string
  /** Names the player: 'Video profil'. */
  title: string
}

/** A video behind a tap: nothing is asked of its host before. Unknown hosts are shown as a link. */
export function VideoEmbed({ url, title }: VideoEmbedProps) {
  const [playingUrl, setPlayingUrl] = useState<string | null>(null)
  const source = videoSource(url)
  if (!source) return <VideoLink href={url} text={`Buka ${title}`} />
  return (
    <figure className="grid grid-cols-1 gap-2">
      <div className="relative grid aspect-video w-full min-w-0 overflow-clip rounded-lg bg-rimba-900">
        {playingUrl === url ? (
          <Player source={source} title={title} />
        ) : (
          <Poster source={source} title={title} onPlay={() => setPlayingUrl(url)} />
        )}
      </div>
      <figcaption className="text-sm">
        <VideoLink href={source.pageUrl} text={`Tonton di ${source.provider}`} />
      </figcaption>
    </figure>
  )
}

type PosterProps = { source: VideoSource; title: string; onPlay: () => void }

function Poster({ source, title, onPlay }: PosterProps) {
  return (
    <button
      type="button"
      onClick={onPlay}
      className="on-brand group relative grid place-items-center p-2 text-white"
    >
      <ForestIllustration />
      <span className="relative grid justify-items-center gap-3">
        <span className="grid size-[min(4rem,64px)] place-items-center rounded-full bg-white text-rimba-800 shadow-e2 transition-colors duration-hover group-hover:bg-kayu-200">
          <Play aria-hidden="true" className="ml-1 size-7 fill-current" />
        </span>
        <span className="rounded-full bg-rimba-950/80 px-3 py-1 text-sm">
          Putar {title} dari {source.provider}
        </span>
      </span>
    </button>
  )
}

function Player({ source, title }: Pick<PosterProps, 'source' | 'title'>) {
  return (
    <iframe
      ref={focusOnce}
      src={source.embedUrl}
      title={title}
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
      className="size-full border-0"
    />
  )
}

/** The button that had the focus is gone; the player takes it. */
const focusOnce = (frame: HTMLIFrameElement | null) => frame?.focus()

function VideoLink({ href, text }: { href: string; text: string }) {
  if (!/^https?:\/\//i.test(href.trim())) return null
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className="inline-flex min-h-11 items-center gap-2 text-brand underline underline-offset-2"
    >
      {text}
      <ExternalLink aria-hidden="true" className="size-4" />
      <span className="sr-only">(membuka tab baru)</span>
    </a>
  )
}
