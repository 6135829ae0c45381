import { defineConfig } from '@pandacss/dev'
import config from './panda.config'
import { eagerFiles } from './tools/eagerFiles'

/** The same styles, for the first load alone: what the landing page and the frame are made of, the painted footer too. */
export default defineConfig({
  ...config,
  include: [
    ...eagerFiles('src/main.tsx'),
    ...eagerFiles('src/ui/app/frame/Footer.tsx'),
    ...eagerFiles('src/ui/marketing/LandingPage.tsx'),
    ...eagerFiles('src/ui/marketing/LandingStory.tsx'),
  ],
})
