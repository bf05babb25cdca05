import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { GateProvider } from '~/features/authentication'
import { WizardProvider } from '~/features/wizard'
import { VisitorProvider } from '~/site/visitor/VisitorProvider'

/** What the parts of a page find around them on the site: a router, the gate, and the wizard. For stories. */
export function SiteFrame({ path, children }: { path: string; children: ReactNode }) {
  const element = (
    <VisitorProvider>
      <GateProvider>
        <WizardProvider>{children}</WizardProvider>
      </GateProvider>
    </VisitorProvider>
  )
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [path] })
  return <RouterProvider router={router} />
}
