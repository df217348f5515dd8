-- additive
CREATE TABLE IF NOT EXISTS "design_versions" (
	"site_design_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"user_id" bigint,
	"created_at" text NOT NULL,
	"groups" integer NOT NULL,
	"bytes" integer NOT NULL,
	"content" text NOT NULL,
	CONSTRAINT "design_versions_site_design_id_version_pk" PRIMARY KEY("site_design_id","version"),
	CONSTRAINT "design_versions_site_design_id_site_designs_id_fk" FOREIGN KEY ("site_design_id") REFERENCES "public"."site_designs"("id") ON DELETE cascade ON UPDATE no action
);
