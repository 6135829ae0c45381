import { playInBrowser } from '../../kit/paths/suite'

playInBrowser(import.meta.dirname)
