import { Button } from '@pkg/ui'
import { useNavigate } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { searchPageTexts as words } from './texts'
import * as styles from './UseLocation.css'

/** Digits after the point of a coordinate: about half a mile. No one needs to know a house to list what is near it. */
const digits = 2

/**
 * Opens a list of communities with those nearest to the device first. The browser asks the person before it says where the device is, and nothing stores
 * it. There is no button without scripts. [FIND-020]
 */
export function UseLocation({ path }: { path: string }) {
  const navigate = useNavigate()
  const [state, setState] = useState<'none' | 'ready' | 'locating' | 'failed'>('none')
  useEffect(() => {
    if ('geolocation' in navigator) setState('ready')
  }, [])
  if (state === 'none') return null
  const locate = () => {
    setState('locating')
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => navigate(pathNear(path, latitude, longitude)),
      () => setState('failed'),
      { timeout: 15_000, maximumAge: 600_000 },
    )
  }
  return (
    <>
      <Button variant="secondary" onClick={locate} busy={state === 'locating'}>
        {state === 'locating' ? words.locating : words.useLocation}
      </Button>
      {state === 'failed' && (
        <p role="alert" className={styles.failed}>
          {words.noLocation}
        </p>
      )}
    </>
  )
}

function pathNear(path: string, latitude: number, longitude: number): string {
  const [page = path, query] = path.split('?')
  const parameters = new URLSearchParams(query)
  if (!parameters.has('sort')) parameters.set('sort', 'distance')
  parameters.set('geo', `${latitude.toFixed(digits)},${longitude.toFixed(digits)}`)
  return `${page}?${parameters.toString()}`
}
