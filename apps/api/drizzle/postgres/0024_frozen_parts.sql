CREATE TABLE IF NOT EXISTS "frozen_parts" (
	"hash" text NOT NULL,
	"content" text NOT NULL,
	CONSTRAINT "frozen_parts_hash_pk" PRIMARY KEY("hash")
);
