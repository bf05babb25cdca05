import type { GatewaySummary } from '@pkg/domain'
import { ConversionFlow } from '@pkg/gwizzy'
import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import '@pkg/ui/styles.css'
import '@pkg/gwizzy/styles.css'

const community: GatewaySummary = {
  id: 'cottonwood-bend',
  name: 'Cottonwood Bend',
  lat: 40.57,
  long: -105.08,
  city: 'Fort Collins',
  state: 'CO',
  timeZone: 'America/Denver',
  isD2C: false,
  startingRate: 4650,
  pricesByCareType: {},
  isAutoReferable: false,
  similarCommunities: [],
  primaryToc: 'assisted-living',
  conversionSchemaType: 'gwizzy',
  isDisclosureEnabled: false,
  care: ['assisted-living'],
  imagePath: '',
  isD2CAdjacent: false,
}
const support = { name: 'Riverbend Guide', email: 'help@riverbend.example', phone: '(800) 555-0136' }
const isPage = new URLSearchParams(window.location.search).has('page')

/** A wizard that the page opens with an event, so nothing else on the page changes. */
function Wizard() {
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const opens = () => setOpen(true)
    window.addEventListener('open-wizard', opens)
    document.documentElement.dataset['wizard'] = 'mounted'
    return () => window.removeEventListener('open-wizard', opens)
  }, [])
  return (
    <ConversionFlow
      layout={isPage ? 'page' : 'dialog'}
      open={open}
      onClose={() => setOpen(false)}
      community={community}
      support={support}
    />
  )
}

const place = document.getElementById('wizard')
if (place) createRoot(place).render(<Wizard />)
