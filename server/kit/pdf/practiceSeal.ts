import { createPrivateKey, generateKeyPair } from 'node:crypto'
import { promisify } from 'node:util'
import { eq } from 'drizzle-orm'
import forge from 'node-forge'
import type { Database } from '../handlers'
import { secrets } from '../kit.tables'
import { keyFor } from '../secrets'
import type { Seal } from './seal'

/** A private key and the certificate that names its owner, both as PEM. */
export interface SealKey {
  readonly key: string
  readonly certificate: string
}

const NAME = 'seal of documents'
const PRACTICE = 'Spine Care'
const YEARS = 10

/** A signature with a key, as documents carry it. */
export const sealWith = ({ key, certificate }: SealKey): Seal => {
  const signer = forge.pki.certificateFromPem(certificate)
  const privateKey = forge.pki.privateKeyFromPem(key)
  return {
    name: String(signer.subject.getField('CN')?.value ?? PRACTICE),
    sign: async (bytes, at) => {
      const signed = forge.pkcs7.createSignedData()
      signed.content = forge.util.createBuffer(bytes.toString('binary'))
      signed.addCertificate(signer)
      signed.addSigner({
        key: privateKey,
        certificate: signer,
        digestAlgorithm: forge.pki.oids['sha256']!,
        authenticatedAttributes: [
          { type: forge.pki.oids['contentType']!, value: forge.pki.oids['data']! },
          // The library takes a date here, whatever its types say.
          { type: forge.pki.oids['signingTime']!, value: at as unknown as string },
          { type: forge.pki.oids['messageDigest']! },
        ],
      })
      signed.sign({ detached: true })
      return Buffer.from(forge.asn1.toDer(signed.toAsn1()).getBytes(), 'binary')
    },
  }
}

/** A key with a certificate of its own, for whoever has none from an authority. */
const newSealKey = async (now: Date): Promise<SealKey> => {
  const { privateKey, publicKey } = await promisify(generateKeyPair)('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  })
  const certificate = forge.pki.createCertificate()
  certificate.publicKey = forge.pki.publicKeyFromPem(publicKey)
  certificate.serialNumber = `01${forge.util.bytesToHex(forge.random.getBytesSync(8))}`
  certificate.validity.notBefore = now
  certificate.validity.notAfter = new Date(now)
  certificate.validity.notAfter.setFullYear(now.getFullYear() + YEARS)
  const names = [{ name: 'commonName', value: PRACTICE }]
  certificate.setSubject(names)
  certificate.setIssuer(names)
  certificate.setExtensions([{ name: 'keyUsage', digitalSignature: true, nonRepudiation: true }])
  certificate.sign(forge.pki.privateKeyFromPem(privateKey), forge.md.sha256.create())
  return { key: privateKey, certificate: forge.pki.certificateToPem(certificate) }
}

/**
 * The practice's own signature. Its key is made at first use and kept in the database, encrypted with a key that is
 * derived from the server's secret; several servers use the same.
 */
export const practiceSeal = (secret: string): ((db: Database) => Promise<Seal>) => {
  const passphrase = keyFor(secret, NAME).toString('base64')
  const read = async (db: Database): Promise<Seal | null> => {
    const [row] = await db.select().from(secrets).where(eq(secrets.name, NAME))
    if (row === undefined) return null
    // What is stored is what was written below.
    const { key, certificate } = JSON.parse(row.secret) as SealKey
    const opened = createPrivateKey({ key, passphrase }).export({ type: 'pkcs8', format: 'pem' }).toString()
    return sealWith({ key: opened, certificate })
  }
  let known: Seal | undefined
  return async (db) => {
    if (known) return known
    const stored = await read(db)
    if (stored) return (known = stored)
    const { key, certificate } = await newSealKey(new Date())
    const locked = createPrivateKey(key)
      .export({ type: 'pkcs8', format: 'pem', cipher: 'aes-256-cbc', passphrase })
      .toString()
    const secretText = JSON.stringify({ key: locked, certificate })
    await db.insert(secrets).values({ name: NAME, secret: secretText }).onConflictDoNothing()
    return (await read(db))!
  }
}
