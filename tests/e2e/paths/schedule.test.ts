import { playInBrowser } from '../../kit/paths/suite'

playInBrowser('schedule')
