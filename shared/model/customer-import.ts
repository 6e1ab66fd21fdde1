/** Customers from a CSV file: what was recognised in it, and what importing it would do. */
import type { CustomerId } from '../ids.ts';

/** Largest file, bytes. A hundred thousand customers with notes take about 10 MB. */
export const largestCustomerFile = 32 * 1024 * 1024;
/** Length of the pieces in which the page hands a file over, bytes: a larger one would hold up everything else. */
export const customerFilePiece = 512 * 1024;
/** Most customers in one file. */
export const mostImported = 200_000;
/** Most columns in one file. */
export const mostColumns = 100;

export const fileEncodings = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252', 'windows-1250'] as const;
export type FileEncoding = (typeof fileEncodings)[number];

export const separators = [',', ';', '\t'] as const;
export type Separator = (typeof separators)[number];

/** Uses of a column. Several columns may hold a phone number, an e-mail address or notes. */
export const columnUses = ['none', 'name', 'firstName', 'lastName', 'phone', 'email', 'notes'] as const;
export type ColumnUse = (typeof columnUses)[number];

/** Treatments of a row of a customer whom the studio or an earlier row has: skipped, details filled in, added as well. */
export const duplicateRules = ['skip', 'fill', 'add'] as const;
export type DuplicateRule = (typeof duplicateRules)[number];

/** How a file is read. Null lets Headroom decide. */
export interface FileReading {
  readonly encoding: FileEncoding | null;
  readonly separator: Separator | null;
  /** True when the first line has the names of the columns. */
  readonly heads: boolean | null;
  /** One for each column, from the left. */
  readonly columns: readonly ColumnUse[] | null;
}

/** A file with nothing to import, and why. */
export const fileProblems = ['empty', 'no-text', 'too-many', 'no-name'] as const;
export type FileProblem = (typeof fileProblems)[number];

/** Why a line is left out. */
export const lineProblems = ['quotes', 'columns', 'no-name', 'too-long', 'characters'] as const;
export type LineProblem = (typeof lineProblems)[number];

export interface ImportedCustomer {
  /** Line of the file, from 1. */
  readonly line: number;
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly notes: string;
}

/** A row of a customer whom the studio or an earlier row has. */
export interface DuplicateLine {
  readonly line: number;
  readonly name: string;
  readonly why: 'phone' | 'email' | 'name';
  /** The customer, or the earlier line of the file. */
  readonly of: { readonly customerId: CustomerId; readonly name: string } | { readonly line: number };
}

/** Some of a list, the first ones, with the length of the whole. */
export interface First<Each> {
  readonly count: number;
  readonly first: readonly Each[];
}

export interface FileColumn {
  /** Empty where the file has no names of columns, or none for this one. */
  readonly head: string;
  readonly use: ColumnUse;
  /** The first values that are not empty. */
  readonly samples: readonly string[];
}

/** The effects that importing a file would have. */
export interface CustomerFilePreview {
  readonly encoding: FileEncoding;
  readonly separator: Separator;
  readonly heads: boolean;
  readonly columns: readonly FileColumn[];
  /** Null when there is something to import. */
  readonly problem: FileProblem | null;
  /** Customers who would be added. */
  readonly added: First<ImportedCustomer>;
  readonly duplicates: First<DuplicateLine>;
  /** Customers of the studio who would get details that they lack. */
  readonly filled: number;
  readonly unreadable: First<{ readonly line: number; readonly why: LineProblem }>;
}

/** The result of an import. */
export interface ImportResult {
  readonly added: number;
  readonly filled: number;
  readonly skipped: number;
  readonly unreadable: number;
}

/** How far an import is, in customers. */
export interface ImportProgress {
  readonly done: number;
  readonly of: number;
}
