import { hydrateRoot } from 'react-dom/client'
import { App } from './app'

const place = document.getElementById('app')
if (place) hydrateRoot(place, <App url={new URL(window.location.href)} />)
