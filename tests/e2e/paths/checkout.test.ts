import { playInBrowser } from '../../kit/paths/suite'

playInBrowser('checkout')
