import { useLocation, useNavigate, useSearchParams } from '@remix-run/react'
import { useIsHydrated } from '@pkg/remix-host/react'
import { photosSearch } from '~/site/links/photo-links'

/** The photo that a page shows in full size, and whether the page behind shows all of them. */
export interface OpenPhoto {
  /** The photo's ID. Undefined without scripts, where the page shows all photos instead. */
  photoId: string | undefined
  showsAll: boolean
  open: (photoId: string) => void
  /** Moves the address to another photo, so people can share it. */
  follow: (photoId: string) => void
  close: () => void
}

/** Reads the open photo from the address and changes it. Back closes a photo that was opened on this page. [FIND-009] */
export function useOpenPhoto(): OpenPhoto {
  const [parameters] = useSearchParams()
  const location = useLocation()
  const { pathname } = location
  const state: unknown = location.state
  const navigate = useNavigate()
  const isHydrated = useIsHydrated()
  const isOverOverview = typeof state === 'object' && state !== null && 'isOverOverview' in state
  const showsAll = parameters.get('section') === 'photos' && !isOverOverview
  return {
    photoId: (isHydrated && parameters.get('photo')) || undefined,
    showsAll,
    open(photoId) {
      const options = showsAll ? {} : { state: { isOverOverview: true } }
      void navigate(pathname + photosSearch(photoId), { preventScrollReset: true, ...options })
    },
    // Without the router, which would load the page's data again.
    follow: (photoId) => window.history.replaceState(window.history.state, '', photosSearch(photoId)),
    close() {
      const search = showsAll ? photosSearch() : ''
      void navigate(pathname + search, { preventScrollReset: true, replace: true })
    },
  }
}
