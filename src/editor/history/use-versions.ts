import { useEffect, useState } from 'react';
import type { Section } from '../../authoring/changes/report';
import type { EditorSite } from '../site/editor-site';
import { loadVersion, loadVersions, messageOf } from '../site/server';
import type { Version } from '../site/wire';
import { changesIn, readVersion } from './versions';
import type { ReadVersion } from './versions';

export interface Chosen {
  index: number;
  version: Version;
  /** Nothing where it was damaged. */
  read: ReadVersion | undefined;
  sections: readonly Section[];
}

/** The versions of a file, and what the chosen one says. */
export function useVersions(site: EditorSite, path: string) {
  const [versions, setVersions] = useState<readonly Version[]>();
  const [chosen, setChosen] = useState<Chosen>();
  const [refusal, refuse] = useState('');
  useEffect(() => {
    loadVersions(path)
      .then(setVersions)
      .catch((error: unknown) => refuse(messageOf(error)));
  }, [path]);
  const choose = async (index: number) => {
    const [version, before] = versions?.slice(index, index + 2) ?? [];
    if (!version) return;
    try {
      const [own, last] = await Promise.all([loadVersion(version), before && loadVersion(before)]);
      const read = readVersion(path, own);
      const sections = read ? changesIn(site, path, { before: readVersion(path, last), after: read }) : [];
      setChosen({ index, version, read, sections });
    } catch (error) {
      refuse(messageOf(error));
    }
  };
  return { versions, chosen, choose, refusal };
}
