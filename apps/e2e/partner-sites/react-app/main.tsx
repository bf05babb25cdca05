import { type Brand, type GatewaySummary, gatewaySummary } from '@pkg/domain'
import { ConversionFlow } from '@pkg/gwizzy'
import { flowClient, flowServices, visitorId } from '@pkg/gwizzy/services'
import { StrictMode, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import '@pkg/ui/styles.css'
import '@pkg/gwizzy/styles.css'

// The test passes in the query what a real site would write here.
const given = new URLSearchParams(window.location.search)
const baseUrl = given.get('api') ?? ''
const partnerKey = given.get('key') ?? ''

const api = flowClient({ baseUrl, partnerKey, visitorId: visitorId(), credentials: 'omit' })
const services = flowServices(api, { actionPage: window.location.pathname })

function GetPricing({ slug }: { slug: string }) {
  const [open, setOpen] = useState(false)
  const [known, setKnown] = useState<{ community: GatewaySummary; brand: Brand }>()
  useEffect(() => {
    void Promise.all([api.communities.get({ id: slug }), api.brand.get()]).then(([community, brand]) =>
      setKnown({ community: gatewaySummary(community), brand }),
    )
  }, [slug])
  return (
    <>
      <button onClick={() => setOpen(true)}>Get pricing</button>
      {known && (
        <ConversionFlow
          open={open}
          onClose={() => setOpen(false)}
          community={known.community}
          flowServices={services}
          support={known.brand}
        />
      )}
    </>
  )
}

const place = document.getElementById('app')
if (place) {
  createRoot(place).render(
    <StrictMode>
      <GetPricing slug={given.get('community') ?? ''} />
    </StrictMode>,
  )
}
