export declare const readUsage: (usage: string, takes?: (argument: string) => boolean) => void
