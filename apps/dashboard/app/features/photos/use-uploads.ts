import { useRevalidator } from '@remix-run/react'
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { fileError, type PhotoToSend, sendPhoto } from './send-photo'
import { type Upload, UploadQueue } from './upload-queue'

/** The uploads of a page, and what adds, retries, and forgets one. */
export interface Uploads {
  uploads: readonly Upload[]
  add: (files: readonly File[], facts: Readonly<Record<string, string>>) => void
  retry: (id: string) => void
  remove: (id: string) => void
}

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

const none: readonly Upload[] = []

/** Returns the uploads of a community’s photos. The page shows each as soon as it’s stored, and a person who leaves while some run is warned. [WORK-011] */
export function useUploads(communityId: string): Uploads {
  const queue = useMemo(() => new UploadQueue<PhotoToSend>(sendPhoto, pause), [])
  const uploads = useSyncExternalStore(
    (listener) => queue.subscribe(listener),
    () => queue.uploads,
    () => none,
  )
  const done = uploads.filter(({ state }) => state === 'done').length
  useReloadAfter(done)
  useWarning(uploads.some(({ state }) => state === 'waiting' || state === 'sending' || state === 'saving'))
  return {
    uploads,
    add(files, facts) {
      for (const file of files) queue.add(file.name, { communityId, file, facts }, fileError(file))
    },
    retry: (id) => queue.retry(id),
    remove: (id) => queue.remove(id),
  }
}

/** Loads the page’s data again after each stored upload. */
function useReloadAfter(done: number) {
  const { revalidate } = useRevalidator()
  const shown = useRef(0)
  useEffect(() => {
    if (done <= shown.current) return
    shown.current = done
    void revalidate()
  }, [done, revalidate])
}

/** Asks before a person leaves the page, while it has something to lose. */
function useWarning(isNeeded: boolean) {
  useEffect(() => {
    if (!isNeeded) return undefined
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isNeeded])
}
