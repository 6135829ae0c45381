import { playInBrowser } from '../../kit/paths/suite'

playInBrowser('call')
